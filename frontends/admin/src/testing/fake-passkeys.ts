const ANSWER = new Uint8Array([1, 2, 3]).buffer;
/** {@link ANSWER} in base64, as it is sent in a request. */
export const ANSWER_TEXT = 'AQID';

/**
 * Gives the browser passkeys: each request is answered with a credential, or rejected with an error named `refusal`.
 * @returns the mock of `navigator.credentials`
 */
export function fakePasskeys(refusal?: string) {
  const credential = {
    id: ANSWER_TEXT,
    rawId: ANSWER,
    type: 'public-key',
    response: {
      clientDataJSON: ANSWER,
      attestationObject: ANSWER,
      authenticatorData: ANSWER,
      signature: ANSWER,
      userHandle: null,
      getTransports: () => ['internal'],
    },
    getClientExtensionResults: () => ({}),
  };
  const ask = jest.fn((_asked: { publicKey: { challenge: ArrayBuffer } }) =>
    refusal === undefined
      ? Promise.resolve(credential)
      : Promise.reject(Object.assign(new Error('refused'), { name: refusal })),
  );
  Object.assign(globalThis, { PublicKeyCredential: class {} });
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { create: ask, get: ask } });
  return ask;
}

/** Removes the passkeys from the browser again. */
export function removePasskeys(): void {
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
  Reflect.deleteProperty(navigator, 'credentials');
}
