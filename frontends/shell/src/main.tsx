import '@vitrine/platform/styles.css';
import './favicon.svg';
import './open-graph.jpg';
import './touch-icon.png';

// the federation's runtime has begun in this task; the site begins in one of its own, so that neither is long
setTimeout(() => void import(/* webpackMode: "eager" */ './begin.js'));
