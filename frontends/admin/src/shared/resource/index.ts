export { resourceForm, type ResourceInput, type ResourceValues } from './resource-form.js';
