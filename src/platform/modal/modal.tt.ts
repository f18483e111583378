export { attachModal, maskProps } from './mini-modal'
