/** Is the site shown inside another app (a webview) instead of a browser? Decided by the user agent (L01). */

/** Browsers and apps that look like webviews and are not asked: Opera, Facebook's in-app browser, Boomplay. */
const NOT_ASKED = /\b(?:Opera|OPR|OPT|OPX|OPiOS|FBAN|FBAV|FB_IAB)\b|Boomplay/i

/** Android has said "wv" since version 5; before that the system's own engine said Version/4.0 beside Chrome's number. */
const ANDROID = /Android.*;\s*wv\)|Android 4\..*Version\/[\d.]+ Chrome\//

/** Every browser on Apple's devices names Safari, a bare WKWebView does not; on an iPad it calls itself a Macintosh. */
const APPLE = /\b(?:iPhone|iPad|iPod|Macintosh)\b.*AppleWebKit\/(?!.*Safari\/)/

export function isWebview(userAgent: string): boolean {
  return !NOT_ASKED.test(userAgent) && (ANDROID.test(userAgent) || APPLE.test(userAgent))
}

/** This page's own answer. A site that was added to the home screen of an iPhone names no Safari either, and is no webview. */
export function isThisWebview(): boolean {
  // Where the server renders, it is for browsers: a webview does not see its page (index.html).
  if (typeof document === 'undefined') return false
  const isOnHomeScreen = (navigator as { readonly standalone?: boolean }).standalone === true
  return !isOnHomeScreen && isWebview(navigator.userAgent)
}
