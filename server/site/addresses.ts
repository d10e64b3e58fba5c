/** Which addresses are pages of the site. Whoever looks for another program's doors gets no page, and is no visitor of a partner's. */

/** A file's ending, or a name that hides: `.gitignore`, `.git/config`, `.env`. */
const FILE = /\.\w{1,12}$|(?:^|\/)\./
/** First parts of what scanners ask everybody for, and of what we answer ourselves under other conditions. */
const TOOLS =
  /^\/(?:api|callbacks|metrics|health|healthz|ready|livez|readyz|wp|wp[-_][^/]*|wordpress|xmlrpc|php[^/]*|pma|myadmin|adminer|admin|administrator|cgi-bin|actuator|server-status|server-info|solr|jenkins|manager|console|debug|telescope|_[^/]*|vendor|node_modules|owa|autodiscover|ecp|hnap1|boaform|graphql|swagger[^/]*|v\d+|druid|geoserver|struts|cfide|sdk|remote|dana-na|login\.action)(?:\/|$)/i

/** @param path Without its query, as it was sent. */
export const isPageAddress = (path: string): boolean => !FILE.test(path) && !TOOLS.test(path)
