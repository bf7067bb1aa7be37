/** ELK's own worker, copied by the build as it stands. */
declare module 'elkjs/lib/elk-worker.min.js' {
  const address: string;
  export default address;
}
