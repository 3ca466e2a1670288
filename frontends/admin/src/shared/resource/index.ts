export { resourceCalls } from './resource-calls.js';
export { resourceForm, type ResourceInput, type ResourceValues } from './resource-form.js';
