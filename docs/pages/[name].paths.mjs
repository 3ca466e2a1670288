import { listPages } from '../.vitepress/pages.mjs';

export default { paths: listPages };
