export { MiniRichText as RichText } from './mini-rich-text'
