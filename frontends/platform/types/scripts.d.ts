/// <reference types="trusted-types" />

/** Set by the shell: gives an element or worker what it needs to load a script of a release; throws for any other address. */
declare function vitrineScript(address: string): { src: string; integrity: string };
