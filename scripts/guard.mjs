// Refuses a runtime that is too old, in one sentence. Imported first by every entry point; plain JavaScript,
// so that even a Node that cannot read TypeScript can run it.
const major = Number(process.versions.node.split('.')[0]);
if (major < 24) {
  process.stderr.write(
    `doorcard: this is Node ${process.versions.node}, but Doorcard needs Node 24 or newer. ` +
      'Run it through npm (npm start, npm test, npx doorcard), which uses the Node that "npm ci" brings; ' +
      'if that one is missing on your platform, install Node 24 or newer.\n',
  );
  process.exit(2);
}
