// mobx 7 reads a bare `globalThis` at start; Alipay and Douyin reportedly hide it.
module.exports = { Symbol: Symbol, Map: Map, Set: Set, Proxy: Proxy, Promise: Promise, Object: Object, Array: Array }
