export { miniGateScreen as gateScreen } from './mini-gate-screen'
