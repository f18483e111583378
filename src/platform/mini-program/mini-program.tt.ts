export { miniJump as miniProgram } from './mini-jump'
