export { MiniHtmlPart as HtmlPart } from './mini-html-part'
