export { canUsePasskeys } from './support.js';
export { makePasskey, passkeyFailureText, provePasskey } from './prompt.js';
