/** The address of ELK's own worker, which the build copies unchanged. */
declare module 'elkjs/lib/elk-worker.min.js' {
  const address: string;
  export default address;
}
