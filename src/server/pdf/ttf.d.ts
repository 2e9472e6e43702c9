/** A font file, imported as its path, from the folder of the code that reads it. */
declare module '*.ttf' {
  const file: string
  export default file
}
