export { FactorsSection } from './factors-section.js';
export { AppSetup } from './totp/app-setup.js';
export { PasskeySetup } from './passkeys/passkey-setup.js';
export { RecoveryCodes } from './recovery/recovery-codes.js';
