import { dialects, type Platform } from './platforms'

/** One opening tag; quoted attribute values may hold anything, so `{{a > b}}` does not end the tag. */
const openingTag = /<([a-zA-Z][\w-]*)((?:\s+[^\s=>/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'))?)*)\s*(\/?)>/g
const attribute = /(\s)([^\s=>/"']+)(\s*=\s*(?:"[^"]*"|'[^']*'))?/g
const directive = /^([a-z]+):(if|elif|else|for|for-item|for-index|for-items|key)$/

/**
 * Rewrites a template of any dialect as WXML, tag by tag; text and expressions are left alone.
 * Throws when the template holds what its vendor would not understand (another vendor's directive or event attribute).
 */
export function translateTemplate(source: string, platform: Platform, file: string): string {
  if (platform === 'weapp') {
    rejectForeignAttributes(source, file)
    return source
  }
  const closed = source.replaceAll('</sjs>', '</wxs>').replaceAll('</import-sjs>', '')
  return closed.replace(openingTag, (whole: string, tag: string, attributes: string, selfClosing: string) => {
    if (tag === 'import-sjs') return importedScript(whole, attributes, file)
    const renamed = translateNames(attributes, platform, file)
    const { scriptExtension, templateExtension } = dialects[platform]
    if (tag === 'sjs') return `<wxs${renamed.replaceAll(scriptExtension, '.wxs')}${slash(selfClosing)}>`
    if (tag !== 'import' && tag !== 'include') return `<${tag}${renamed}${slash(selfClosing)}>`
    return `<${tag}${renamed.replaceAll(templateExtension, '.wxml')}${slash(selfClosing)}>`
  })
}

/** Alipay writes view scripts as ES modules; the engines expect CommonJS. */
export function translateViewScript(source: string): string {
  return source.replace(/^\s*export\s+default\s+/m, 'module.exports = ')
}

function slash(selfClosing: string): string {
  return selfClosing ? ' /' : ''
}

function importedScript(whole: string, attributes: string, file: string): string {
  const name = /\sname="([^"]*)"/.exec(attributes)?.[1]
  const from = /\sfrom="([^"]*)"/.exec(attributes)?.[1]
  if (!name || !from) throw new Error(`${file}: <import-sjs> needs name and from: ${whole}`)
  return `<wxs module="${name}" src="${from.replace(/\.sjs$/, '.wxs')}" />`
}

/** Values are part of the match, so only names are ever rewritten. */
function translateNames(attributes: string, platform: Platform, file: string): string {
  return attributes.replace(
    attribute,
    (_, space: string, name: string, value = '') => space + translateName(name, platform, file) + value,
  )
}

function translateName(name: string, platform: Platform, file: string): string {
  const found = directive.exec(name)
  if (found) {
    if (found[1] !== dialects[platform].directivePrefix)
      throw new Error(`${file}: ${name} is not a directive of ${platform}`)
    return `wx:${found[2]}`
  }
  if (platform === 'alipay') return translateAlipayEvent(name, file)
  if (/^(on|catch)[A-Z]/.test(name)) throw new Error(`${file}: ${name} is not an event attribute of ${platform}`)
  return name
}

function translateAlipayEvent(name: string, file: string): string {
  if (/^(bind|catch[a-z:]|capture-)/.test(name)) throw new Error(`${file}: ${name} is not an event attribute of alipay`)
  const found = /^(on|catch)([A-Z]\w*)$/.exec(name)
  if (!found?.[2]) return name
  const event = found[2].charAt(0).toLowerCase() + found[2].slice(1)
  return found[1] === 'on' ? `bind:${event}` : `catch:${event}`
}

function rejectForeignAttributes(source: string, file: string): void {
  for (const [, , attributes = ''] of source.matchAll(openingTag)) translateNames(attributes, 'weapp', file)
}
