/** A font file, imported as its address in the served bundle. */
declare module '*.woff2' {
  const address: string
  export default address
}
