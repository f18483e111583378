import {
  editJson,
  isOwnScript,
  isTemplate,
  type Mutation,
  type Patient,
  pageScript,
  remove,
  replaceIn,
} from './mutations'
import { dialects } from './package/platforms'

function inTemplates(name: string, pattern: RegExp, replacement: string): Mutation {
  return { name, break: (patient) => replaceIn(patient, isTemplate(patient), pattern, replacement) }
}

function inFirstPage(name: string, pattern: RegExp, replacement: string): Mutation {
  return { name, break: (patient) => replaceIn(patient, pageScript(patient, 'first'), pattern, replacement) }
}

function runsFirst(name: string, code: string): Mutation {
  return inFirstPage(name, /^(?:"use strict";)?/, `"use strict";${code};`)
}

const templates: Mutation[] = [
  inTemplates('view template missing', /<template name="tmpl_0_\w+">\s*<view[\s\S]*?<\/template>/g, ''),
  inTemplates('buttons lose their tap binding', /(<(?:button|view)[^>]*?) (?:bindtap|onTap)="eh"/g, '$1'),
  inTemplates('input template missing', /<template name="tmpl_0_\w+">\s*<input[\s\S]*?<\/template>/g, ''),
  inTemplates('input loses its input binding', /(<input[^>]*?) (?:bindinput|onInput)="eh"/g, '$1'),
  inTemplates('input value not bound', /(<input[^>]*?) value="\{\{[^}]*\}\}"/g, '$1'),
  inTemplates('loop over the wrong list', /:for="\{\{i\.cn\}\}"/g, ':for="{{i.ch}}"'),
  inTemplates('texts not drawn', /\{\{i\.v\}\}/g, ''),
  inTemplates('handler with another name', /="eh"/g, '="ehh"'),
  inTemplates('ids not bound', / id="\{\{i\.uid\|\|i\.sid\}\}"/g, ''),
  inTemplates('template syntax error', /$/, '\n<view title="{{a +}}"><block>'),
  {
    name: 'base template missing',
    break: (patient) => remove(patient, (file) => file === `base${dialects[patient.platform].templateExtension}`),
  },
  {
    name: 'view script answers other names',
    break: (patient) => replaceIn(patient, isViewScriptOrTemplate(patient), /'tmpl_(?:0_)?' \+/g, "'tmp_' +"),
  },
]

const files: Mutation[] = [
  { name: 'page script missing', break: (patient) => remove(patient, pageScript(patient, 'last')) },
  {
    name: 'page template missing',
    break: (patient) =>
      remove(patient, (file) => file === `${patient.pages[0]}${dialects[patient.platform].templateExtension}`),
  },
  { name: 'page not registered', break: unregisterLastPage },
  {
    name: 'tab bar names a page that is none',
    platforms: ['weapp', 'alipay', 'tt'],
    break: (patient) => replaceIn(patient, (file) => file === 'app.json', /"pagePath":"/, '"pagePath":"gone/'),
  },
  {
    name: 'custom tab bar missing',
    platforms: ['weapp', 'alipay', 'tt'],
    break: (patient) => remove(patient, (file) => /^custom(?:ize)?-tab-bar\/index\.js$/.test(file)),
  },
]

const scripts: Mutation[] = [
  runsFirst('code touches window', 'window.addEventListener("x",function(){})'),
  runsFirst('code touches document', 'document.createElement("a")'),
  runsFirst('code uses new Function', 'new Function("return 1")()'),
  runsFirst('code uses eval', '(0,eval)("1")'),
  runsFirst('code needs URL', 'new URL("https://a.test/")'),
  runsFirst('code needs fetch', 'fetch("https://a.test/")'),
  runsFirst('code needs Intl', 'new Intl.NumberFormat("zh")'),
  runsFirst('code needs BigInt', 'BigInt(1)'),
  inFirstPage('Page() is never called', /\bPage\(/g, 'void('),
  {
    name: 'tap handlers throw',
    break: (patient) =>
      replaceIn(patient, isOwnScript, /\bon(?:Click|Tap):/g, 'onTap:function(){throw new Error("boom")},unused:'),
  },
  {
    name: 'tap handlers dropped',
    break: (patient) => replaceIn(patient, isOwnScript, /\bon(?:Click|Tap):/g, 'onTip:'),
  },
  {
    name: 'API that does not exist',
    break: (patient) => replaceIn(patient, isOwnScript, /\.request\(/g, '.requestt('),
  },
]

const dialectsMixedUp: Mutation[] = [
  {
    name: 'recursive templates',
    platforms: ['weapp'],
    break: (patient) => replaceIn(patient, isTemplate(patient), /xs\.a\(c, item\.nn, l\)/g, "xs.a(0, item.nn, '')"),
  },
  {
    name: 'tt: directives in wxml',
    platforms: ['weapp'],
    break: (patient) => replaceIn(patient, isTemplate(patient), /wx:for/g, 'tt:for'),
  },
  {
    name: 'wx: directives',
    platforms: ['tt', 'xhs', 'alipay'],
    break: (patient) => replaceIn(patient, isTemplate(patient), /\b(?:tt|xhs|a):for/g, 'wx:for'),
  },
  {
    name: 'bindtap in axml',
    platforms: ['alipay'],
    break: (patient) => replaceIn(patient, isTemplate(patient), /onTap=/g, 'bindtap='),
  },
  {
    name: 'onTap outside axml',
    platforms: ['weapp', 'tt', 'xhs'],
    break: (patient) => replaceIn(patient, isTemplate(patient), /bindtap=/g, 'onTap='),
  },
]

/**
 * Mutations of a Taro build for any journey which taps a button and types into an input on the first page, and loads
 * from the server on the last one.
 */
export const taroMutations: readonly Mutation[] = [...templates, ...files, ...scripts, ...dialectsMixedUp]

function isViewScriptOrTemplate(patient: Patient): (file: string) => boolean {
  const { scriptExtension, templateExtension } = dialects[patient.platform]
  return (file) => file.endsWith(scriptExtension) || file.endsWith(templateExtension)
}

function unregisterLastPage(patient: Patient): void {
  const page = patient.pages[patient.pages.length - 1] ?? ''
  editJson(patient, 'app.json', (json) => {
    const drop = (pages: unknown, root = ''): unknown =>
      Array.isArray(pages) ? pages.filter((path) => `${root}${path}` !== page) : pages
    json.pages = drop(json.pages)
    const subPackages = json.subPackages ?? json.subpackages
    if (!Array.isArray(subPackages)) return
    for (const subPackage of subPackages) subPackage.pages = drop(subPackage.pages, `${subPackage.root}/`)
  })
}
