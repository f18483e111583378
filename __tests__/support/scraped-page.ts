import { JSDOM } from 'jsdom'

interface Node {
  '@type': string
  [name: string]: unknown
}

/** Data that a robot reads from a page, as the browser's own parser finds it. */
export function scrapedPage(html: string) {
  const { document } = new JSDOM(html).window
  const content = (name: string) =>
    document.head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? null
  const href = (link: string) => document.head.querySelector(`link${link}`)?.getAttribute('href') ?? null
  const data: Node[] = [...document.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) =>
    JSON.parse(textContent ?? ''),
  )
  const node = (type: string) => data.find((one) => one['@type'] === type)
  return { document, content, href, data, node }
}
