declare module 'virtual:messages' {
  const messages: Readonly<Record<'zh-CN' | 'zh-MO' | 'en-US', object>>
  export default messages
}
