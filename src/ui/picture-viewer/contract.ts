/** Pictures over everything else, as large as the screen allows. Drawn only while it is open. */
export interface PictureViewerProps {
  /** At least one; `alt` is what it shows. */
  pictures: readonly { src: string; alt: string }[]
  words: PictureViewerWords
  onClose(): void
  /** The phone could not show them, or one of them did not come. */
  onFail(): void
}

/** Labels of the viewer and its buttons. */
export interface PictureViewerWords {
  title: string
  larger: string
  smaller: string
  previous: string
  next: string
  close: string
}
