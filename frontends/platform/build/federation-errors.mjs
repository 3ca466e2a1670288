/** Replaces the runtime's error sentences, which are 1 KB of script: every error names its code and the page that explains it anyway. */
export const runtimeDescMap = new Proxy({}, { get: () => 'Module Federation' });
export const typeDescMap = runtimeDescMap;
export const buildDescMap = runtimeDescMap;
export const errorDescMap = runtimeDescMap;
