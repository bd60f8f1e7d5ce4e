/** The validator of data packages, as far as the tests use it: it has no types of its own. */
declare module 'datapackage' {
  type Resource = {
    name: string;
    descriptor: { path: string };
    read(options: object): Promise<object[]>;
  };
  const datapackage: {
    Package: {
      load(
        descriptor: object,
        options: { basePath: string; strict: boolean },
      ): Promise<{ valid: boolean; resources: Resource[] }>;
    };
  };
  export default datapackage;
}
