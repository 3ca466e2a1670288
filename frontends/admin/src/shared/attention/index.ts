export { SampleContact } from './sample-contact.js';
export { useAttention } from './use-attention.js';
