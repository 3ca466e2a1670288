import { lintConfig } from './infra/lint/config.js';

export default lintConfig(import.meta.dirname);
