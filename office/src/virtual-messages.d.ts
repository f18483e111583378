declare module 'virtual:messages' {
  const messages: Readonly<Record<'zh-CN' | 'zh-MO' | 'en-US', object>>
  export default messages
}

declare module 'virtual:gate-messages' {
  const messages: Readonly<Record<'zh-CN' | 'zh-MO' | 'en-US', Readonly<Record<string, string>>>>
  export default messages
}

declare module '*.wasm?url' {
  const address: string
  export default address
}
