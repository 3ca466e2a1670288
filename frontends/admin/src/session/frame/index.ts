export { Entrance, entranceBeside, entranceForm, entranceText } from './entrance.js';
export { LinkPage } from './link-page.js';
