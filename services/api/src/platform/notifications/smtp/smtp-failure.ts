/** Why an attempt to send failed: whether a retry can help, and a description without any of the mail server's words. */
export interface SmtpFailure {
  permanent: boolean;
  /** For staff and logs; holds no address. */
  description: string;
}

interface NodemailerError {
  code?: unknown;
  command?: unknown;
  responseCode?: unknown;
  response?: unknown;
  message?: unknown;
}

/** Reply codes of a sign-in that is missing or refused; never the recipient's fault (RFC 4954). */
const SIGN_IN_CODES = new Set([432, 454, 530, 534, 535, 538]);
const SIGN_IN_ENHANCED = /^5\d\d[ -]5\.7\.(?:8|9|11|13|14)\b/;
/** Enhanced codes (RFC 3463) about the recipient's address or mailbox. */
const ABOUT_RECIPIENT = /^5\.(?:1\.(?:1|2|3|6|10)|2\.\d{1,3})$/;
/** Enhanced codes about the message: its size and its form. Those about policy and limits (5.7, 5.4) concern the sender. */
const ABOUT_CONTENT = /^5\.(?:3\.4|6\.\d{1,3})$/;
const ENHANCED = /^5\d\d[ -](5\.\d{1,3}\.\d{1,3})\b/;
/** Plain reply codes that mean the mailbox (RFC 5321 §4.2.2), unless their text is about the sender. */
const MAILBOX_CODES = new Set([550, 551, 552, 553]);
const ABOUT_SENDING =
  /relay|auth|sign.?in|log.?in|sender|client|polic|block|spf|dkim|dmarc|spamhaus|blacklist|\b(?:rbl|dnsbl)\b|listed|reputation|too (?:much|many)|throttl|(?:daily|hourly|rate|sending) limit/i;
const withoutAddresses = (text: string): string =>
  text
    .split(/\s/)
    .filter((word) => !word.includes('@'))
    .join(' ');

type Refused = 'recipient' | 'content' | 'sender';

/** What a refusal (5xx) after RCPT TO or DATA is about; `sender` includes this server, its sign-in and its limits. */
function refusedBy(command: 'RCPT TO' | 'DATA', reply: number, response: unknown): Refused {
  const text = typeof response === 'string' ? response : '';
  const enhanced = ENHANCED.exec(text)?.[1];
  if (enhanced !== undefined) {
    if (ABOUT_RECIPIENT.test(enhanced)) return 'recipient';
    return command === 'DATA' && ABOUT_CONTENT.test(enhanced) ? 'content' : 'sender';
  }
  if (ABOUT_SENDING.test(withoutAddresses(text))) return 'sender';
  if (command === 'DATA') return 'content';
  return MAILBOX_CODES.has(reply) ? 'recipient' : 'sender';
}

/** nodemailer's own messages for an address to which it does not send at all. */
const NO_RECIPIENT = /^(?:No recipients defined|Invalid recipient)/;
/** The message is larger than the server accepts. */
const TOO_LARGE = 552;

/**
 * Classifies an error of nodemailer. Only a refusal (5xx) of the recipient or of the content is permanent; a refused sign-in or sender, a used-up
 * sending limit, a connection that fails, a temporary refusal (4xx) and anything unknown can be repaired and is retried (design.md, How
 * data flows).
 */
export function classifySmtpError(error: unknown): SmtpFailure {
  const { code, command, responseCode, response, message } = (error ?? {}) as NodemailerError;
  const reply = typeof responseCode === 'number' ? responseCode : undefined;
  const suffix = reply === undefined ? '' : ` (${reply})`;
  const temporary = (description: string): SmtpFailure => ({ permanent: false, description: description + suffix });
  const permanent = (description: string): SmtpFailure => ({ permanent: true, description: description + suffix });

  const signIn =
    code === 'EAUTH' ||
    code === 'ENOAUTH' ||
    code === 'EOAUTH2' ||
    (reply !== undefined && SIGN_IN_CODES.has(reply)) ||
    (typeof response === 'string' && SIGN_IN_ENHANCED.test(response));
  if (signIn) return temporary('The mail server refused the sign-in');
  if (reply !== undefined && reply >= 400 && reply < 500)
    return temporary('The mail server refused for the time being');
  if (reply !== undefined && reply >= 500) {
    if (command === 'RCPT TO' || command === 'DATA') {
      const refused = refusedBy(command, reply, response);
      return refused === 'sender'
        ? temporary('The mail server refused this server or its sender')
        : permanent(`The mail server refused the ${refused}`);
    }
    if (command === 'MAIL FROM' && reply === TOO_LARGE) return permanent('The mail server refused the content');
    if (command === 'MAIL FROM') return temporary('The mail server refused the sender');
    return temporary('The mail server refused to talk');
  }
  if (code === 'EENVELOPE' && !(typeof message === 'string' && NO_RECIPIENT.test(message)))
    return temporary('The sender or the recipient was not accepted');
  if (code === 'EENVELOPE') return permanent('The recipient’s address cannot be written to');
  if (code === 'EMESSAGE') return permanent('The mail cannot be sent as it is');
  if (code === 'ETIMEDOUT') return temporary('The mail server did not answer in time');
  if (code === 'ETLS' || code === 'EREQUIRETLS') return temporary('The mail server could not be reached securely');
  if (code === 'EDNS') return temporary('The mail server could not be found');
  return temporary('The mail server could not be reached');
}
