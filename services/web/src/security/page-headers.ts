import { createHash } from 'node:crypto';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';
import type { WebConfig } from '../config/config.js';
import { devPolicy } from '../development/dev-policy.js';
import { STARTER_HASH, STARTER_POLICY } from '../pages/starter.js';
import { isSecure } from './headers.js';

/** Header values by name. */
type Headers = Readonly<Record<string, string>>;

const PERMISSIONS = 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)';

/**
 * The Trusted Types policies that scripts of the pages create: the shell's (scripts of releases) and DOMPurify's (rich text). For visitors also those
 * of the starter and of the data for search engines. For staff also the policy of the editor's clipboard, which only parses HTML.
 */
const policies = {
  visitors: [STARTER_POLICY, 'vitrine', 'vitrine-json-ld', 'dompurify'],
  staff: ['vitrine', 'dompurify', 'ProseMirrorClipboard'],
};

/** The source with which a policy allows a script or style element with exactly this text (CSP Level 3, "hash-source"). */
const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** In the browser, Emotion adds empty style elements and inserts the rules later. */
const EMPTY_STYLE = hashSource('');

/** The parts of the policy that differ between pages. */
interface PolicyParts {
  trusted: string[];
  scripts?: string[];
  /** Texts of the style elements that are in the page. */
  styles?: readonly string[];
  previews?: string[];
}

/** The headers of pages. */
export interface PageHeaders {
  /** @param styles texts of the style elements that are in the page */
  forVisitors: (styles: readonly string[]) => Headers;
  forStaff: (styles: readonly string[]) => Headers;
}

/** Security headers of the pages. They are the same for every visitor, so that the answer can be cached. */
export function createPageHeaders(config: WebConfig): PageHeaders {
  const dev = devPolicy(config.devServerUrl);
  const map = config.mapStyleUrl ? [new URL(config.mapStyleUrl).origin] : [];
  const fixed = fixedHeaders(config);
  const withPolicy = ({ trusted, scripts = [], styles = [], previews = [] }: PolicyParts): Headers => {
    const directives: Record<string, readonly string[]> = {
      'default-src': ["'none'"],
      'script-src': ["'self'", ...scripts],
      'worker-src': ["'self'"],
      'style-src': ["'self'", EMPTY_STYLE, ...new Set(styles.map(hashSource))],
      'style-src-attr': ["'unsafe-inline'"],
      'img-src': ["'self'", 'data:', ...previews, ...map],
      'font-src': ["'self'"],
      'manifest-src': ["'self'"],
      'media-src': ["'self'", ...previews, ...config.mediaOrigins],
      'connect-src': ["'self'", ...map, ...dev.connect],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': [...trusted, ...dev.trusted],
    };
    const policy = Object.entries(directives).map(([name, values]) => [name, ...values].join(' '));
    return { ...fixed, 'Content-Security-Policy': policy.join(';') };
  };
  return {
    forVisitors: (styles) => withPolicy({ trusted: policies.visitors, scripts: [`'${STARTER_HASH}'`], styles }),
    // Staff see a preview of a picture or film before they upload it.
    forStaff: (styles) => withPolicy({ trusted: policies.staff, styles, previews: ['blob:'] }),
  };
}

/** The headers other than the policy; helmet runs only once. */
function fixedHeaders(config: WebConfig): Headers {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  const protect = helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: isSecure(config),
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    // for obsolete browsers and plug-ins
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
  });
  protect(request, response, () => undefined);
  const headers = Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]);
  return { ...(Object.fromEntries(headers) as Headers), 'Permissions-Policy': PERMISSIONS };
}
