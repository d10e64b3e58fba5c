/**
 * The studio's drawings, in a box of 24 by 24: used by the slots' reels and by the titles' pictures. Shapes stand in
 * painting order between bars: a colour, then a path ("M…") or a circle ("o x y radius"), which a path may follow.
 */
const DRAWN = {
  cherry:
    '#2e7d4f M8 15C9 8 13 5 19 3c-2 6-3 9-3 11h-1.50C14 11 15 8 16 6c-4 3-6 6-6.5 9z|#e4472f o 8 17 5|#e4472f o 17 16 4.5|#ffb3a5 o 6.5 15.5 1.2',
  lemon: '#ffc93c M3 14C4 6 12 3 18 6l3-1-1 3c2 7-3 13-10 12-3 0-6-2-7-6z|#ffe48a M7 12c1-3 4-5 7-4-3 0-5 2-6 5z',
  orange: '#f08a24 o 12 14 8|#2e7d4f M12 6c1-3 4-4 7-3-1 3-4 4-7 3z|#ffc27a o 9 11 1.8',
  plum: '#9a5cd8 o 12 14 8|#6f3aa8 M12 6c3 4 3 12 0 16-1-5-1-11 0-16z|#2e7d4f M12 6c-1-3-4-3-6-2 1 2 4 3 6 2z',
  grapes:
    '#9a5cd8 o 8 11 3.2|#9a5cd8 o 15 11 3.2|#9a5cd8 o 11.5 15.5 3.2|#b583ea o 11.5 9 3|#b583ea o 11.5 20 2.6|#2e7d4f M12 7V3c3-1 5 0 6 2-2 2-4 2-6 2z',
  melon:
    '#4caf50 M2 9a10 10 0 0 0 20 0z|#f3f6f1 M4 9a8 8 0 0 0 16 0z|#e4472f M5.5 9a6.5 6.5 0 0 0 13 0z|#1a2420 M9 11l1 2-1.5 0zM14 11l1 2-1.5 0zM12 13l1 2-1.5 0z',
  bell: '#ffc93c M12 2c5 0 6 5 6 9 0 3 2 4 3 7H3c1-3 3-4 3-7 0-4 1-9 6-9z|#f08a24 o 12 20 2.3|#ffe9a8 M9 6c-1 2-1 4-1 6h1.50c0-3 0-4 .5-6z',
  seven:
    '#ffc93c M4 2h17v4c-5 5-7 9-8 16H7c1-7 4-11 8-15H4z|#e4472f M5 3h15v2.50C15 10 13 15 12 21H8.20C9 15 12 10 16.5 6H5z',
  bar: '#1a2420 M2 7h20v10H2z|#ffc93c M2 7h20v2H2zM2 15h20v2H2z|#f3f6f1 M5 10h3l1 1-1 1 1 1-1 1H5zM11 10h2l1.5 4H13l-1-1-1 1h-1.50zM16 10h3l.5 1.5-1 1 1 1.50H18l-1-1v1h-1z',
  star: '#ffc93c M12 2l3 6.6 7 .9-5.2 4.9 1.4 7.1L12 18l-6.2 3.5 1.4-7.1L2 9.50l7-.9z|#ffe48a M12 5l2 5-2 6z',
  lion: '#9a5f33 o 12 12 10|#f08a24 o 12 12 7.5|#ffc93c o 12 13.5 5.5|#1a2420 M9 11l1.5 1L9 13zM15 11l-1.5 1L15 13zM10.5 15h3L12 17z',
  elephant:
    '#9fb0a7 M3 9c0-4 4-5 7-5 6 0 10 3 10 8v8h-4v-5h-3v5H9v-6c-2 0-3 2-3 5 0 2-3 2-3 0z|#7d8f86 M9 6c3 0 4 3 3 6-3 0-4-3-3-6z|#1a2420 o 7 9 .9',
  tree: '#9a5f33 M11 12h2l1 10h-4z|#4caf50 M2 11c0-4 3-4 4-5 2-4 10-4 12 0 2 0 4 2 4 5-3 3-17 3-20 0z|#2e7d4f M2 11c4 1 16 1 20 0-3 3-17 3-20 0z',
  drum: '#9a5f33 M5 6h14l-2 15H7z|#e4472f M6 9h12l-.3 3H6.30zM6.8 16h10.40l-.4 3H7.20z|#f3f6f1 M4 5c0-3 16-3 16 0s-16 3-16 0z',
  mask: '#9a5f33 M12 1c6 0 7 4 6 11-1 6-3 11-6 11s-5-5-6-11C5 5 6 1 12 1z|#ffc93c M8 6h8l-1 2H9zM11 9h2l.5 5h-3z|#f3f6f1 M7.5 10l3 .5-.5 1.50H8zM16.5 10l-3 .5.5 1.50h2zM9.5 17h5l-1 2h-3z',
  shield:
    '#e4472f M12 1c5 3 7 7 7 11s-2 8-7 11c-5-3-7-7-7-11s2-8 7-11z|#f3f6f1 M12 4c3 2 4 5 4 8s-1 6-4 8c-3-2-4-5-4-8s1-6 4-8z|#1a2420 M11 4h2v16h-2zM8 11h8v2H8z',
  sun: '#f08a24 M12 0l2 5 4-3-1 5 6-1-4 4 5 2-5 2 4 4-6-1 1 5-4-3-2 5-2-5-4 3 1-5-6 1 4-4-5-2 5-2-4-4 6 1-1-5 4 3z|#ffc93c o 12 12 6',
  diamond: '#7fd4ff M6 4h12l5 6-11 12L1 10z|#f3f6f1 M6 4l3 6H1zM12 4l3 6H9z|#3f8fe8 M9 10h6l-3 12z',
  ruby: '#e4472f M12 2L20.7 7V17L12 22L3.30 17V7Z|#ff8a77 M12 2l8.7 5L12 12 3.3 7z|#b32a18 M12 12v10l-8.7-5V7z',
  emerald: '#2e7d4f M7 2h10l4 5v10l-4 5H7l-4-5V7z|#4caf50 M8 6h8v12H8z|#b6f0c0 M8 6h4l-4 6z',
  amethyst: '#9a5cd8 M12 1l9 8-9 14L3 9z|#c79cf2 M12 1l4 8h-8z|#6f3aa8 M16 9h5l-9 14z',
  ring: '#ffc93c M12 8a7.5 7.5 0 1 0 .1 0zm0 3a4.5 4.5 0 1 1-.1 0z|#7fd4ff M8 3h8l2 3-6 5-6-5z|#f3f6f1 M8 3l4 3h-6z',
  crown:
    '#ffc93c M2 7l5 5 5-9 5 9 5-5-2 12H4z|#f08a24 M4 19h16v3H4z|#e4472f o 12 14 1.8|#3f8fe8 o 7 15 1.3|#3f8fe8 o 17 15 1.3',
  fish: '#f08a24 M2 6l5 4c5-5 12-4 15 2-3 6-10 7-15 2l-5 4 1-6z|#f3f6f1 M13 7c2 3 2 7 0 10h-2c2-3 2-7 0-10z|#1a2420 o 18 11 1.1',
  shell:
    '#f06a9b M12 3c7 0 10 5 10 9l-7 7-1 3h-4l-1-3-7-7c0-4 3-9 10-9z|#ffd0e0 M11.3 5h1.40l.5 14h-2.40zM6 8l1-1 4 12-1 .5zM18 8l-1-1-4 12 1 .5z',
  anchor:
    '#9fb0a7 M12 1a3 3 0 0 1 1.5 5.60V9H18v3h-4.50v7c3-.5 4.5-2.5 5-5l-2 .5L20 10l3 5-2-.3c-.5 5-4 8-9 8s-8.5-3-9-8L1 15l3-5 3.5 4.5-2-.5c.5 2.5 2 4.5 5 5v-7H6V9h4.50V6.60A3 3 0 0 1 12 1z|#1a2420 o 12 4 1.2',
  wave: '#3f8fe8 M1 18C2 8 9 3 15 5c4 1 6 5 3 7-1-3-5-3-6 0-1 4 5 6 11 5v5H1z|#f3f6f1 M15 5c4 1 6 5 3 7-1-3-5-3-6 0 0-4 2-6 6-4-1-1-2-2-3-3z',
  pearl: '#9fb0a7 M2 13c3-2 17-2 20 0 0 5-5 9-10 9S2 18 2 13z|#f3f6f1 o 12 11 6|#d8e4ff o 10 9 2',
  starfish:
    '#e4472f M12 2l3 6.6 7 .9-5.2 4.9 1.4 7.1L12 18l-6.2 3.5 1.4-7.1L2 9.50l7-.9z|#ff9d8a o 12 12 2.2|#ff9d8a o 12 6.5 1|#ff9d8a o 7 16 1|#ff9d8a o 17 16 1',
  rocket:
    '#f3f6f1 M12 0c5 4 5 11 4 16H8C7 11 7 4 12 0z|#e4472f M8 11l-4 6v3l4-3zM16 11l4 6v3l-4-3zM12 0c2 2 3 4 3.5 6h-7C9 4 10 2 12 0z|#3f8fe8 o 12 10 2|#f08a24 M9 17h6l-3 7z',
  planet:
    '#9a5cd8 o 12 12 7|#c79cf2 M6 9c4 1 8 0 12-2-1-2-3-2.5-6-2.50S7 6 6 9z|#ffc93c M5 14c-9 6-2 8 8 3s14-12 6-10c5 1-1 6-7 9s-12 4-7-2z',
  comet: '#3f8fe8 M1 22L13 6l6 7z|#9fd0ff M3 20L14 8l3 3z|#ffc93c o 17 8 5|#f3f6f1 o 15.5 6.5 1.5',
  moon: '#ffc93c M15 1A11 11 0 1 0 22 17 9 9 0 0 1 15 1z|#f08a24 o 8 12 1.5|#f08a24 o 12 18 1.2',
  ball: '#f3f6f1 o 12 12 10|#1a2420 M12 7l4.5 3.30L15 16H9l-1.5-5.70zM12 2l3 2-3 2-3-2zM2.5 9L6 9l-1 4-3 1zM21.5 9L18 9l1 4 3 1zM6 20l1-3.5 4 1.5-1 4zM18 20l-1-3.5-4 1.5 1 4z',
  cup: '#ffc93c M6 2h12v7c0 4-3 6-6 6s-6-2-6-6z|#f08a24 M2 4h4v2H4c0 3 1 4 2 5v2C3 12 2 9 2 4zM22 4h-4v2h2c0 3-1 4-2 5v2c3-1 4-4 4-9zM10.5 15h3v4h-3zM7 19h10v3H7z|#ffe9a8 M8 4h2v6H8z',
  whistle: '#9fb0a7 M1 7h13v3a7 7 0 1 1-9 3L1 11z|#1a2420 o 10 15 3|#e4472f M14 7h8v3h-8z',
  jersey: '#4caf50 M8 2l4 2 4-2 6 4-3 5-2-1v12H7V10l-2 1-3-5z|#f3f6f1 M10 10h4v2l-2 6h-2l2-6h-2z',
  medal:
    '#3f8fe8 M6 1h4l3 8h-4zM18 1h-4l-3 8h4z|#ffc93c o 12 15 7|#f08a24 M12 10.50l1.3 3h3.20l-2.6 2 1 3.2-2.9-2-2.9 2 1-3.2-2.6-2h3.20z',
  boot: '#1a2420 M4 3h7l1 7c4 1 9 2 10 6v3H3z|#f3f6f1 M3 19h19v2H3zM12 9l2-1 .5 1-2 1zM14 11l2-1 .5 1-2 1z|#e4472f M4 3h7l.3 2H4z',
  pyramid: '#ffc93c M12 2l11 19H1z|#f08a24 M12 2l11 19H14z|#9a5f33 M8.5 8h6l1 2h-8zM5 14.50h12l.5 1.50H4z',
  eye: '#f3f6f1 M1 11c6-8 16-8 22 0-6 6-16 6-22 0z|#2ab7a9 o 12 11 4|#1a2420 o 12 11 2M11 16h2v6l-3-1z|#ffc93c M2 6c6-6 14-6 20 0l-1 1C15 2 9 2 3 7z',
  scarab:
    '#2ab7a9 M12 5c5 0 7 4 7 9s-3 9-7 9-7-4-7-9 2-9 7-9z|#ffc93c M11.3 9h1.40v13h-1.40zM5 12c4-2 10-2 14 0v1.50c-4-2-10-2-14 0zM7 4l3 2M3 9l3 2-1 2-3-2zM21 9l-3 2 1 2 3-2z|#3f8fe8 o 12 5 3.5',
  urn: '#f08a24 M8 2h8v2l-2 2c5 2 6 6 5 10-1 3-3 5-4 6H9c-1-1-3-3-4-6-1-4 0-8 5-10L8 4z|#9a5f33 M5 12h14v3H5z|#ffc93c M8 12h2l-1 3zM14 12h2l-1 3zM11 12h2l-1 3z',
  coin: '#f08a24 o 12 12 10|#ffc93c o 12 12 8|#f08a24 M11 6h2v1.50c2 .3 3 1.3 3 2.50h-2c0-2-4-2-4 0 0 1.5 6 1 6 4 0 1.5-1 2.3-3 2.60V18h-2v-1.40c-2-.3-3-1.3-3-2.60h2c0 2 4 2 4 0 0-1.5-6-1-6-4 0-1.3 1-2.2 3-2.50z',
  mango:
    '#f08a24 M18 4c5 6 4 14-3 17C8 24 1 20 3 14c2-5 10-4 15-10z|#e4472f M18 4c5 6 4 14-3 17 3-5 4-11 3-17z|#2e7d4f M17 5c0-3-3-4-6-4 0 3 3 4 6 4z',
  maize:
    '#ffc93c M12 1c4 3 5 8 4 15l-4 6-4-6C7 9 8 4 12 1z|#f08a24 M8 6h8v1.20H8zM7.5 10h9v1.20h-9zM7.5 14h9v1.20h-9z|#4caf50 M12 23C5 20 3 15 4 9c4 3 7 8 8 14zM12 23c7-3 9-8 8-14-4 3-7 8-8 14z',
  basket:
    '#9a5f33 M2 10h20l-3 12H5z|#ffc93c M4 13h16l-.4 1.50H4.40zM5 17h14l-.4 1.50H5.40z|#e4472f o 8 8 3.5|#4caf50 o 13 7 3.5|#f08a24 o 17 8.5 3',
  pot: '#9a5f33 M3 9h18c0 7-2 13-9 13S3 16 3 9z|#1a2420 M2 7h20v3H2z|#ffc93c M9 3h6v3H9zM6 14l2-1 2 1 2-1 2 1 2-1 2 1v1.50l-2-1-2 1-2-1-2 1-2-1-2 1z',
  beads:
    '#e4472f o 4 7 2.5|#ffc93c o 6 12 2.5|#3f8fe8 o 9 17 2.5|#4caf50 o 15 17 2.5|#ffc93c o 18 12 2.5|#e4472f o 20 7 2.5|#f3f6f1 M9 18h6l-3 6z',
  kente:
    '#ffc93c M3 3h18v18H3z|#e4472f M3 3h6v6H3zM15 15h6v6h-6z|#2e7d4f M15 3h6v6h-6zM3 15h6v6H3z|#1a2420 M9 9h6v6H9z',
  guitar:
    '#f08a24 M14 8c3 2 2 4 1 5 1 4-2 9-7 9s-7-6-4-9c3-2 4-1 5-3s3-3 5-2z|#1a2420 o 9 16 2.30M19 1l4 4-9 8-2-2z|#9a5f33 M19 0l5 5-2 1-4-4z',
  note: '#2ab7a9 M8 4l13-3v15a3.5 3.5 0 1 1-3-3.40V7l-7 1.60V19a3.5 3.5 0 1 1-3-3.40z|#8fe6dc M8 4l13-3v3L8 7z',
  horn: '#ffc93c M1 8l3 1 9 1c4 0 6-3 9-6v16c-3-3-5-6-9-6l-9 1-3 1z|#f08a24 M22 4v16c-1.5-1.5-2.5-4-2.5-8S20.5 5.5 22 4zM8 14h2v5h4v-5h2v7H8z',
  disc: '#1a2420 o 12 12 10.5|#9fb0a7 M12 3a9 9 0 0 1 9 9h-2a7 7 0 0 0-7-7zM12 21a9 9 0 0 1-9-9h2a7 7 0 0 0 7 7z|#e4472f o 12 12 4.5|#f3f6f1 o 12 12 1.3',
  leaf: '#4caf50 M3 21C1 9 8 2 22 2c1 14-6 20-16 17z|#2e7d4f M3 22C7 14 12 9 19 5 14 11 9 16 5 22z',
  mushroom:
    '#f3f6f1 M9 12h6l1 8c0 3-8 3-8 0z|#e4472f M1 13C1 5 6 1 12 1s11 4 11 12c-5 2-17 2-22 0z|#f3f6f1 o 8 7 2M16 5l2 2-2 2-2-2z',
  owl: '#9a5f33 M4 2l4 2h8l4-2v12c0 6-4 9-8 9s-8-3-8-9z|#f3f6f1 o 8.5 9 3.5|#f3f6f1 o 15.5 9 3.5|#1a2420 o 8.5 9 1.7|#1a2420 o 15.5 9 1.7|#ffc93c M10.5 12h3L12 15z',
  flower:
    '#f06a9b o 12 6 4.5|#f06a9b o 18 11 4.5|#f06a9b o 15.5 17.5 4.5|#f06a9b o 8.5 17.5 4.5|#f06a9b o 6 11 4.5|#ffc93c o 12 12.5 3.8',
  acorn: '#f08a24 M5 10h14c0 6-3 10-7 13-4-3-7-7-7-13z|#9a5f33 M3 10c0-4 4-6 8-6l1-4 2 1-1 3c4 0 8 2 8 6z',
  flame:
    '#e4472f M12 0c2 6 8 8 8 15 0 5-4 8-8 8s-8-3-8-8c0-4 3-6 4-10 2 1 3 3 3 5 1-3 2-6 1-10z|#ffc93c M12 11c1 3 4 4 4 8 0 2-2 4-4 4s-4-2-4-4c0-3 3-4 4-8z',
  bolt: '#ffc93c M14 0L3 14h7L7 24l14-15h-8z|#f3f6f1 M13 3l-7 9h5z',
  mountain: '#9fb0a7 M1 22L9 6l4 6 3-4 7 14z|#e4472f M9 6l4 6-2 3-2-2-2 3-1-4z|#f08a24 M8 1c3 1 3 3 1 5-2-1-3-3-1-5z',
  clover:
    '#4caf50 o 8 8 4.5|#4caf50 o 16 8 4.5|#4caf50 o 8 15 4.5|#4caf50 o 16 15 4.5|#2e7d4f M11.3 11h1.40c0 5 1 9 4 12h-3c-2-3-2.4-7-2.4-12z',
  horseshoe:
    '#f08a24 M4 2h4c-2 8-1 13 4 13s6-5 4-13h4c4 12 0 20-8 20S0 14 4 2z|#1a2420 M5 5h1.50v1.50H5zM4.5 11H6v1.50H4.50zM8 17h1.50v1.50H8zM14.5 17H16v1.50h-1.50zM18 11h1.50v1.50H18zM17.5 5H19v1.50h-1.50z',
  dice: '#f3f6f1 M3 5a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z|#e4472f o 8 8 1.9|#1a2420 o 16 8 1.9|#1a2420 o 12 12 1.9|#1a2420 o 8 16 1.9|#e4472f o 16 16 1.9',
  lantern:
    '#e4472f M4 12c0-5 3-8 8-8s8 3 8 8-3 8-8 8-8-3-8-8z|#ffc93c M8 2h8v3H8zM8 19h8v2H8zM11 21h2v3h-2zM11.3 5h1.40v14h-1.40z|#ff9d8a M8 6c-2 4-2 8 0 12h1.50c-2-4-2-8 0-12z',
  sword:
    '#f3f6f1 M20 1l3 3L10 17l-3-3z|#9fb0a7 M23 4L10 17l-1.5-1.50L21 2z|#ffc93c M4 12l8 8-2 2-8-8z|#9a5f33 M4 17l3 3-4 4-3-3z',
  key: '#ffc93c M7 2a6 6 0 0 1 5.5 8.50L22 20v3h-4v-2h-2v-2h-2v-2.50l-4-3.50A6 6 0 1 1 7 2z|#1a2420 o 6.5 7.5 1.9',
  chest:
    '#9a5f33 M2 10h20v12H2z|#f08a24 M2 9c0-4 2-6 5-6h10c3 0 5 2 5 6v2H2z|#ffc93c M10 9h4v6h-4zM4 3h2v19H4zM18 3h2v19h-2z',
  tower: '#9fb0a7 M5 2h3v3h2.50V2h3v3H16V2h3v7l-2 2v11H7V11L5 9z|#1a2420 M10 22v-5c0-3 4-3 4 0v5zM11 11h2v3h-2z',
  horse:
    '#9a5f33 M7 22c0-6 3-8 3-11-3 1-4 3-6 3l-2-3c3-3 4-7 10-8l2-3 1 4c5 3 6 10 6 18z|#1a2420 M15 4c5 3 6 10 6 18h-3c0-8-1-13-4-16z|#f3f6f1 o 9.5 8 .9',
  cards:
    '#f3f6f1 M3 6l9-3 5 15-9 3z|#9fb0a7 M12 4h9v17h-9l5-2z|#e4472f M9 9c1-2 4-1 4 1 0 1-1 3-2 4-2 0-4-1-5-2-1-2 1-4 3-3z',
  chip: '#e4472f o 12 12 10|#f3f6f1 M10.5 2h3v4h-3zM10.5 18h3v4h-3zM2 10.50h4v3H2zM18 10.50h4v3h-4z|#f3f6f1 o 12 12 5.5|#e4472f o 12 12 4',
  wheel:
    '#9a5f33 o 12 12 11|#1a2420 o 12 12 9|#e4472f M12 3a9 9 0 0 1 6.4 2.60L12 12zM21 12a9 9 0 0 1-2.6 6.40L12 12zM12 21a9 9 0 0 1-6.4-2.60L12 12zM3 12a9 9 0 0 1 2.6-6.40L12 12z|#ffc93c o 12 12 3',
  balls:
    '#e4472f o 7 9 5.5|#3f8fe8 o 17 8 5|#4caf50 o 13 17 5.5|#f3f6f1 o 7 9 2.5|#f3f6f1 o 17 8 2.3|#f3f6f1 o 13 17 2.5',
  airship:
    '#f3f6f1 M1 9c3-7 17-7 21 0-4 6-18 6-21 0z|#e4472f M3 6c6 1 12 1 17 0l2 3H1z|#9fb0a7 M8 15h7l-1 4H9zM20 5l3-3v14l-3-3z',
} as const

export type GlyphName = keyof typeof DRAWN

function shapeSvg(shape: string): string {
  const space = shape.indexOf(' ')
  const fill = shape.slice(0, space)
  const [circle, ...paths] = shape.slice(space + 1).split(/(?=M)/)
  const [kind, x, y, r] = circle!.split(' ')
  if (kind !== 'o') return `<path fill="${fill}" d="${shape.slice(space + 1)}"/>`
  const round = `<circle fill="${fill}" cx="${x!}" cy="${y!}" r="${r!}"/>`
  return paths.length > 0 ? `${round}<path fill="${fill}" d="${paths.join('')}"/>` : round
}

/** The inside of an SVG of 24 by 24. Our own fixed text: nothing of anybody else's ever goes in. */
export function glyphSvg(name: GlyphName): string {
  return DRAWN[name].split('|').map(shapeSvg).join('')
}
