const ANSWER = new Uint8Array([1, 2, 3]).buffer;
/** `AQID` is what stands for {@link ANSWER} in a request. */
export const ANSWER_TEXT = 'AQID';

/** A browser that has passkeys; what it is asked for is answered by `credentials`, or refused with an error of this name. */
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

/** A browser without passkeys again. */
export function removePasskeys(): void {
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
  Reflect.deleteProperty(navigator, 'credentials');
}
