import type { AppConfig } from '../../../config/app-config.js';

const CONNECTING_MS = 20_000;
/** A server may take 10 minutes to answer the end of a mail (RFC 5321 §4.5.3.2.6); giving up earlier means sending it twice. */
const ANSWER_MS = 600_000;
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/**
 * nodemailer's options of the connection to `SMTP_URL`; times in milliseconds. A password never crosses a network unencrypted, unless
 * `SMTP_ALLOW_CLEARTEXT` says that it may.
 */
export function smtpOptions({ smtpUrl, smtpAllowCleartext }: Pick<AppConfig, 'smtpUrl' | 'smtpAllowCleartext'>) {
  const { protocol, username, password, hostname } = new URL(smtpUrl);
  const signsIn = username !== '' || password !== '';
  return {
    url: smtpUrl,
    requireTLS: !smtpAllowCleartext && protocol === 'smtp:' && signsIn && !LOOPBACK.test(hostname),
    connectionTimeout: CONNECTING_MS,
    greetingTimeout: CONNECTING_MS,
    socketTimeout: ANSWER_MS,
  };
}
