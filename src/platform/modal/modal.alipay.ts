import type { AttachModal } from './contract'

export const attachModal: AttachModal = () => () => {}
