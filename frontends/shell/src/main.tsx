import '@vitrine/platform/styles.css';
import './assets/favicon.svg';
import './assets/open-graph.jpg';
import './assets/touch-icon.png';
import { nextTask } from './next-task.js';

// the federation runtime has started in this task; the site starts in a task of its own, so that neither is long
void nextTask().then(() => import(/* webpackMode: "eager" */ './bootstrap.js'));
