/** @jest-config-loader esbuild-register */
import os from 'node:os';
import type { Config } from 'jest';

/** A project, as `projects` takes it. */
type Project = Exclude<NonNullable<Config['projects']>[number], string>;

/** ES modules only: Jest needs CommonJS, so these are transformed. */
const esmOnly = ['supercluster', 'kdbush', 'swiper', 'react-leaflet', '@react-leaflet', 'workbox-[^/]+'];

const swc = (parser: object): [string, Record<string, unknown>] => [
  '@swc/jest',
  { jsc: { target: 'es2022', parser, transform: { react: { runtime: 'automatic' } } }, sourceMaps: true },
];

const shared: Project = {
  // Per project: Jest ignores the one beside `projects`.
  cacheDirectory: '<rootDir>/.cache/jest',
  transform: {
    '\\.ts$': swc({ syntax: 'typescript' }),
    '\\.tsx$': swc({ syntax: 'typescript', tsx: true }),
    '\\.m?js$': swc({ syntax: 'ecmascript' }),
  },
  transformIgnorePatterns: [`/node_modules/(?!(?:${esmOnly.join('|')})/)`],
  modulePathIgnorePatterns: ['<rootDir>/(?:dist|dist-qa|build|\\.cache|\\.data|test-results)/'],
  restoreMocks: true,
  moduleNameMapper: {
    '\\.(?:css|svg|png|jpe?g|webp|woff2?)(?:\\?.*)?$': '<rootDir>/scripts/jest/asset-stub.ts',
  },
};

const node = (
  displayName: string,
  testMatch: string[],
  testEnvironment = '<rootDir>/scripts/jest/node-environment.ts',
): Project => ({
  ...shared,
  displayName,
  testMatch: testMatch.map((glob) => `<rootDir>/${glob}`),
  testEnvironment,
});

/** For projects with the reference server. */
const withServer = {
  globalSetup: '<rootDir>/scripts/jest/global-setup.ts',
  globalTeardown: '<rootDir>/scripts/jest/global-teardown.ts',
};

const server: Project = {
  ...node('server', ['server/**/*.test.ts'], '<rootDir>/scripts/jest/server-environment.ts'),
  ...withServer,
};

const web: Project = {
  ...shared,
  displayName: 'web',
  testMatch: ['<rootDir>/src/**/*.test.tsx', '<rootDir>/{scripts,tools}/**/*.test.tsx'],
  testEnvironment: '<rootDir>/scripts/jest/web-environment.ts',
  // The `browser` condition would select untransformed ES modules.
  testEnvironmentOptions: { customExportConditions: [''] },
  setupFilesAfterEnv: ['<rootDir>/scripts/jest/web-setup.ts'],
  ...withServer,
};

/** Four projects: `npx jest --selectProjects lib machines web server`. */
const config: Config = {
  // Jest's default leaves a core free.
  maxWorkers: os.availableParallelism(),
  // Ends hangs, with room for slow machines.
  testTimeout: 300_000,
  projects: [
    node('lib', ['src/**/*.test.ts', '{scripts,tools}/**/*.test.ts']),
    node('machines', ['machines/**/*.test.ts']),
    server,
    web,
  ],
};

export default config;
