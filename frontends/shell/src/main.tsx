import '@vitrine/platform/styles.css';
import './assets/favicon.svg';
import './assets/open-graph.jpg';
import './assets/touch-icon.png';
import { nextTask } from './next-task.js';

// the federation's runtime has begun in this task; the site begins in one of its own, so that neither is long
void nextTask().then(() => import(/* webpackMode: "eager" */ './begin.js'));
