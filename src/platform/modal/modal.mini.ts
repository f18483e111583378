import type { AttachModal, MaskProps } from './contract'

export const attachModal: AttachModal = () => () => {}

export const maskProps: MaskProps = { catchMove: true }
