import { useTexts } from '@vitrine/platform';
import { useEffect, useState } from 'react';
import styles from './share-design.module.css';
import { CONFIGURE_TEXTS } from './texts.js';

/** Width of the empty border around a code, in modules. */
const BORDER = 2;

interface Drawn {
  /** Width in modules, including the border. */
  size: number;
  path: string;
}

/** The QR code of `text` as an SVG path of squares. The library is loaded for the first code. */
async function draw(text: string): Promise<Drawn> {
  const { encode } = await import(/* webpackChunkName: "qr-code" */ 'uqr');
  const { size, data } = encode(text, { ecc: 'M', border: BORDER });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return { size, path };
}

/** A QR code of an address. */
export function QrCode({ address }: { address: string }) {
  const t = useTexts(CONFIGURE_TEXTS);
  const [drawn, setDrawn] = useState<Drawn>();
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    let isCurrent = true;
    draw(address).then(
      (code) => {
        if (!isCurrent) return;
        setDrawn(code);
        setFailed(false);
      },
      (error: unknown) => {
        reportError(error);
        if (isCurrent) setFailed(true);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [address]);

  if (hasFailed) return <p role="alert">{t('share.codeFailed')}</p>;
  return (
    <div className={styles.code}>
      {drawn && (
        <svg
          viewBox={`0 0 ${drawn.size} ${drawn.size}`}
          role="img"
          aria-label={t('share.code')}
          shapeRendering="crispEdges"
        >
          <path d={drawn.path} />
        </svg>
      )}
    </div>
  );
}
