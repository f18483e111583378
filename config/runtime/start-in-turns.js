// Start of the web app, in place of Taro's entry. An entry evaluates all imports at once: on a slow phone taps are
// blocked for 150 ms. Here the browser gets a turn between the heavy parts. They stay in the first files ("eager"); the
// last import is the entry itself.
const turn = () => new Promise((resolve) => setTimeout(resolve))

async function start() {
  await import(/* webpackMode: "eager" */ 'react-dom/client')
  await turn()
  await import(/* webpackMode: "eager", webpackExports: ["initPxTransform"] */ '@tarojs/taro')
  await turn()
  await import(/* webpackMode: "eager", webpackExports: ["appInstance"] */ '@/services/app-instance')
  await turn()
  await import(/* webpackMode: "eager", webpackExports: ["default"] */ '@/app')
  await turn()
  await import(/* webpackMode: "eager", webpackExports: [] */ '@/app.config?entry')
}

void start()
