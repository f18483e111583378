/** Style of the sandbox pages: system fonts, light and dark. */
export const PAGE_STYLE = `
:root { color-scheme: light dark; --bg: #f5f6f8; --card: #fff; --text: #1d1e20; --sub: #62666e; --line: #e8eaee; --main: #b34700; }
@media (prefers-color-scheme: dark) { :root { --bg: #121317; --card: #1c1e24; --text: #f2f3f5; --sub: #a3a8b5; --line: #2c2f37; --main: #ff9a4d; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--bg); color: var(--text); font: 15px/1.5 -apple-system, 'PingFang SC', 'Noto Sans CJK SC', sans-serif; }
main { max-width: 960px; margin: 0 auto; padding: 24px 16px; }
h1 { margin: 0 0 4px; font-size: 22px; } h2 { margin: 0 0 8px; font-size: 16px; }
p { margin: 0 0 12px; color: var(--sub); }
section { margin: 16px 0; padding: 16px; border-radius: 12px; background: var(--card); }
button { min-height: 44px; padding: 0 16px; border: 1px solid var(--line); border-radius: 10px; background: none; color: inherit; font: inherit; cursor: pointer; }
input, select, textarea { min-height: 44px; min-width: 0; padding: 0 12px; border: 1px solid var(--line); border-radius: 10px; background: none; color: inherit; font: inherit; }
textarea { padding: 10px 12px; font: 13px ui-monospace, monospace; }
button.main { border-color: var(--main); background: var(--main); color: #fff; font-weight: 600; }
@media (prefers-color-scheme: dark) { button.main { color: #121317; } }
.row { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; padding: 10px 0; border-top: 1px solid var(--line); }
.row > :first-child { flex: 1 1 260px; } .code { font: 600 20px ui-monospace, monospace; }
.amount { font-size: 32px; font-weight: 700; } .stack { display: grid; gap: 10px; }
`
