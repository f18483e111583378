export { noMiniProgram as miniProgram } from './no-mini-program'
