/** Every error names its code and the page that explains it; the sentences would cost each visitor 1 KB of script. */
export const runtimeDescMap = new Proxy({}, { get: () => 'Module Federation' });
export const typeDescMap = runtimeDescMap;
export const buildDescMap = runtimeDescMap;
export const errorDescMap = runtimeDescMap;
