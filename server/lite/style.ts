/** The looks of the pages without a script: within each page, and in words that browsers of 2015 know. */
export const STYLE =
  '*{box-sizing:border-box}html{-webkit-text-size-adjust:100%}body{font:16px/1.45 system-ui,sans-serif;max-width:40em;margin:0 auto;padding:0 12px 24px;' +
  'word-wrap:break-word;background:#f3f6f1;color:#0c1210}a{color:#0a5c37}h1{font-size:1.3em;margin:12px 0 4px}h2{font-size:1.05em;margin:18px 0 4px}p{margin:6px 0}' +
  'header{display:flex;justify-content:space-between;align-items:center;border-bottom:1px solid #c6d0c9}header a{font-weight:700;color:inherit;text-decoration:none;padding:12px 0}' +
  '.n,dd{font-variant-numeric:tabular-nums;white-space:nowrap}nav{border-bottom:1px solid #c6d0c9}nav a,.b,.t{display:inline-block;padding:11px 0;margin-right:16px}nav [aria-current]{font-weight:700;color:inherit}' +
  'label{display:block;margin:10px 0 2px;font-weight:600}label.c{font-weight:400;padding:10px 0}label.c input{width:20px;height:20px;min-height:0;margin:0 8px 0 0;vertical-align:middle;display:inline-block}' +
  'input,select,textarea,button{font:inherit;font-size:16px;min-height:44px;border:1px solid #6d7a72;border-radius:6px;background:#fff;color:#0c1210;padding:0 10px;max-width:100%}' +
  'input,select,textarea{width:100%;display:block}textarea{padding:8px 10px}input[type=radio]{width:20px;height:20px;min-height:0;display:inline-block;vertical-align:middle;margin:0 6px 0 0}' +
  'button{font-weight:600;cursor:pointer;margin:10px 8px 4px 0}.p{background:#ffd447;color:#0c1210;border-color:#ffd447;width:100%;margin-right:0}.d{background:#b3350f;color:#fff;border-color:#b3350f}' +
  '.q{display:inline-block;padding:10px 12px 10px 0;font-weight:400;margin:0}fieldset{border:0;border-top:1px solid #c6d0c9;margin:0;padding:8px 0}legend{float:left;width:100%;padding:0;font-weight:600}legend+*{clear:both}' +
  '.w{border-left:4px solid #b3350f;background:#fff;padding:8px 10px}.g{border-color:#0b7a70}.s{font-size:.875em;color:#46524b}ul,ol{margin:6px 0;padding-left:20px}ul.l{list-style:none;padding:0}ul.l>li{border-bottom:1px solid #c6d0c9;padding:8px 0}' +
  'dl{margin:8px 0}dl div{display:flex;justify-content:space-between}dd{margin:0 0 0 12px;text-align:right}footer{border-top:1px solid #c6d0c9;margin-top:24px}.i{display:inline}.i button{border:0;background:none;color:#0a5c37;text-decoration:underline;padding:0;font-weight:400;margin:0}' +
  ':focus{outline:2px solid #0a5c37;outline-offset:2px}@media(prefers-color-scheme:dark){body{background:#0c1210;color:#f3f6f1}a,.i button{color:#6fd9a0}.s{color:#a9b5ad}.w,input,select,textarea,button{background:#18211d;color:#f3f6f1}' +
  '.p{background:#ffd447;color:#0c1210}.d{background:#b3350f}.w{border-color:#ff8a66}.g{border-color:#2ab7a9}header,nav,fieldset,footer,ul.l>li{border-color:#33403a}:focus{outline-color:#6fd9a0}}'
