import '@vitrine/platform/styles.css';
import './favicon.svg';
import './open-graph.jpg';
import './touch-icon.png';
import { nextTask } from './next-task.js';

// the federation's runtime has begun in this task; the site begins in one of its own, so that neither is long
void nextTask().then(() => import(/* webpackMode: "eager" */ './begin.js'));
