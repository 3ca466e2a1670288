/// <reference lib="dom" />

interface ScriptRules {
  createScriptURL: (url: string) => string;
}

declare global {
  interface Window {
    /** Only in browsers with Trusted Types. */
    trustedTypes?: { createPolicy: (name: string, rules: ScriptRules) => ScriptRules };
  }
}

/** Names in the page that the script uses, and its timeout. */
export interface StarterSettings {
  /** Id of the JSON block with the {@link DeferredFiles}. */
  block: string;
  /** Name of the Trusted Types policy that loads the scripts. */
  policy: string;
  /** Selector of the main picture of the first view. */
  picture: string;
  /** Id of the style that delays the pictures further down. */
  deferredPictures: string;
  /** The longest a slow picture or font may delay the rest, in milliseconds. */
  longestWaitMs: number;
}

/** Addresses of files that a page loads after its first view; scripts with their integrity. */
export interface DeferredFiles {
  icon: string | null;
  fonts: string[];
  /** The style sheets that use the fonts. */
  styles: string[];
  /** Style sheets that scripts load. */
  pageStyles: string[];
  /** The lists of the remotes' scripts. */
  lists: string[];
  /** Scripts that other scripts load. */
  chunks: Record<string, string>;
  /** The scripts to run first. */
  run: Record<string, string>;
}

/**
 * Loads the fonts, the pictures further down and the scripts of a page that was rendered on the server. It is inlined as the text of the built
 * function, so it may use only its parameter and the browser's API. The fonts are loaded before the styles that use them, so that the page is laid
 * out only once more; that frame is drawn before the scripts are loaded, which takes as long again.
 */
export function loadDeferredFiles(names: StarterSettings): void {
  const later = JSON.parse(document.getElementById(names.block)?.textContent ?? '') as DeferredFiles;
  const rules: ScriptRules = { createScriptURL: (url) => (/^\/releases\/\w+\/\w+\/[\w.-]+$/.test(url) ? url : '') };
  const policy = window.trustedTypes?.createPolicy(names.policy, rules) ?? rules;
  const add = <Name extends 'link' | 'script'>(name: Name, values: object) => {
    const element = Object.assign(document.createElement(name), values);
    document.head.append(element);
    return element;
  };
  const until = (target: EventTarget, ...events: string[]) =>
    new Promise((resolve) => events.forEach((event) => target.addEventListener(event, resolve)));
  const shown = (type: string, name = '') =>
    new Promise<void>((resolve) => {
      if (!PerformanceObserver.supportedEntryTypes.includes(type)) resolve();
      const observe = (list: PerformanceObserverEntryList) => {
        if (list.getEntries().some((entry) => entry.name.startsWith(name))) resolve();
      };
      new PerformanceObserver(observe).observe({ type, buffered: true });
    });
  const picture = () => {
    const image = document.querySelector<HTMLImageElement>(names.picture);
    const failed = image?.complete && !image.naturalWidth;
    if (!image || failed || image.getBoundingClientRect().top >= innerHeight) return undefined;
    return Promise.race([shown('element'), until(image, 'error')]);
  };
  const waitedLongEnough = new Promise((resolve) => setTimeout(resolve, names.longestWaitMs));
  const withTimeout = (all: unknown[]) => Promise.race([Promise.all(all), waitedLongEnough]);
  const preload = (as: string, more?: object) => (href: string) => add('link', { rel: 'preload', as, href, ...more });
  const arrived = (link: HTMLElement) => until(link, 'load', 'error');
  const loadFonts = () => {
    const now = later.styles.splice(0);
    const files = [...later.fonts.splice(0).map(preload('font', { crossOrigin: '' })), ...now.map(preload('style'))];
    return withTimeout(files.map(arrived))
      .then(() => Promise.all(now.map((href) => arrived(add('link', { rel: 'stylesheet', href })))))
      .then(() => new Promise(requestAnimationFrame));
  };
  const showPictures = () => document.getElementById(names.deferredPictures)?.remove();
  const begin = () => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
    if (later.icon && icon) icon.href = later.icon;
    later.pageStyles.forEach(preload('style'));
    later.lists.forEach(preload('fetch', { crossOrigin: '' }));
    for (const [href, integrity] of Object.entries(later.chunks)) preload('script', { integrity })(href);
    for (const [src, integrity] of Object.entries(later.run))
      add('script', { async: false, integrity, src: policy.createScriptURL(src) });
  };
  const loaded = document.readyState === 'complete' ? undefined : until(window, 'load');
  const firstView = withTimeout([shown('paint', 'first-content').then(picture)]);
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const visitBefore = navigation?.type !== 'navigate' || document.referrer.startsWith(location.origin);
  if (visitBefore) void loadFonts();
  const complete = firstView.then(loadFonts).then(showPictures);
  void withTimeout([complete, loaded]).then(() => setTimeout(begin));
}
