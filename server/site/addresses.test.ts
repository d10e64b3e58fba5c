/** What is a page of the site, and what is somebody's search for another program. */
import { expect, it } from 'vitest'
import { isPageAddress } from './addresses.ts'

it.each([
  ...['/', '/slots', '/Sports/MyBets', '/game/StartBetSolutions/3', '/security/loginhistory', '/payment', '/Terms'],
  ...['/somebody', '/Mwakim-safi', '/partner_7', '/wpsomebody', '/ready-player', '/adminton', '/apiary'],
])('S01 S03 %s is a page, or a partner’s', (path) => {
  expect(isPageAddress(path)).toBe(true)
})

it.each([
  ...['/.gitignore', '/.git/config', '/a/.ssh/id_rsa', '/.env', '/.well-known/security.txt', '/backup.properties'],
  ...['/wp-login', '/WP-admin/', '/wp_content', '/wordpress', '/wp', '/xmlrpc', '/phpMyAdmin/index', '/cgi-bin/luci'],
  ...['/metrics', '/health', '/ready', '/api', '/API/x', '/callbacks/x', '/actuator/env', '/admin', '/_next/data'],
  ...['/server-status', '/swagger-ui', '/index.php', '/main.js', '/owa/', '/v1/models'],
])('K03 S03 %s is neither', (path) => {
  expect(isPageAddress(path)).toBe(false)
})
