import { QRCodeSVG } from 'qrcode.react';

/** A text as a QR code. */
export default function QrCode({ text }: { text: string }) {
  return <QRCodeSVG value={text} size={192} marginSize={2} title="QR code for your authenticator app" />;
}
