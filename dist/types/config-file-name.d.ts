/** The config file, at the top of a repository unless somebody names another. */
export declare const CONFIG_FILE = "skill-registrar.json";
