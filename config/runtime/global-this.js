// mobx 7 reads a bare `globalThis` when it starts; Alipay and Douyin are reported to hide it.
module.exports = { Symbol: Symbol, Map: Map, Set: Set, Proxy: Proxy, Promise: Promise, Object: Object, Array: Array }
