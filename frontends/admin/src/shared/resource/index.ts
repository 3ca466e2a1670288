export { resourceCalls } from './resource-calls.js';
export { resourceForm, type ResourceValues } from './resource-form.js';
