import { PAGE_STYLE } from './page-style'

/** The supplier's chat, played by the sandbox: nobody answers. */
export function servicePage(): string {
  return `<!doctype html><html lang="zh"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>在线客服</title><style>${PAGE_STYLE}</style>
<main><h1>在线客服 · Online chat</h1><p>这里是演示用的客服窗口，由沙盒提供。<br>This is the sandbox's customer service; nobody is here.</p></main></html>`
}
