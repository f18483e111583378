import { PAGE_STYLE } from './page-style'

/** The supplier's chat in the sandbox, without answers. */
export function servicePage(): string {
  return page(
    '在线客服 · Online chat',
    '这里是演示用的客服窗口，由沙盒提供。<br>This is the sandbox’s customer service; nobody is here.',
  )
}

/** App store page in the sandbox: there is no app. */
export function storePage(): string {
  return page('应用商店 · App store', '这里是演示用的应用下载页。<br>This is the sandbox’s app store; there is no app.')
}

function page(title: string, words: string): string {
  return `<!doctype html><html lang="zh"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style>${PAGE_STYLE}</style>
<main><h1>${title}</h1><p>${words}</p></main></html>`
}
